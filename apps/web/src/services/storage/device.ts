import { DeviceDatabase } from './database.ts'

/** What this device keeps beyond short texts: its own games and decks. */
export const deviceDatabase = new DeviceDatabase()

const followPage = () => {
  const hide = () => document.visibilityState === 'hidden' && deviceDatabase.settle()
  document.addEventListener('visibilitychange', hide)
  // A page in the back/forward cache may come back as it was; so does one that Chromium froze in the background.
  addEventListener('pagehide', () => deviceDatabase.leave())
  addEventListener('pageshow', () => deviceDatabase.comeBack())
  document.addEventListener('freeze', () => deviceDatabase.leave())
  document.addEventListener('resume', () => deviceDatabase.comeBack())
}
if (typeof document !== 'undefined') followPage()
