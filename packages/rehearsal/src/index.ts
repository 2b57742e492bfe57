export { seatEverybody } from './seat-everybody.ts'
export { stackShelf } from './stacked.ts'
export { VirtualTable } from './virtual-table.ts'
