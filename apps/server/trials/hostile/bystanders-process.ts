import { Bystanders } from './bystanders.ts'

/** Runs the bystanders in a process of their own, so that their waits measure the server and not the attackers. */
const bystanders = await Bystanders.at(process.argv[2] as string)
process.send?.(bystanders.tables)
process.on('message', () => process.send?.(bystanders.take()))
// The parent process is gone.
process.on('disconnect', () => process.exit(0))
