import { Bystanders } from './bystanders.ts'

/** In a process of their own, so that what they wait for is the server and not those who attack it. */
const bystanders = await Bystanders.at(process.argv[2] as string)
process.send?.(bystanders.tables)
process.on('message', () => process.send?.(bystanders.take()))
// Nobody is left to tell it to.
process.on('disconnect', () => process.exit(0))
