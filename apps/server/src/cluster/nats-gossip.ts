import { randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Gossip } from '@tablee/host'

interface Letter {
  readonly from: string
  readonly words: object
}

/** Word of mouth between nodes, beside the log on the same NATS. */
export const natsGossip = (nats: NatsConnection, name: string, report: (error: unknown) => void): Gossip => {
  const from = randomUUID()
  const subject = (about: string) => `${name}.gossip.${about}`
  return {
    say: (about, words) => {
      const letter: Letter = { from, words }
      if (!nats.isClosed()) nats.publish(subject(about), JSON.stringify(letter))
    },
    hear: (about, on) => {
      const subscription = nats.subscribe(subject(about), {
        callback: (error, message) => {
          if (error !== null) return
          try {
            const letter = message.json<Letter>()
            if (letter.from !== from) on(letter.words)
          } catch (trouble) {
            // Thrown here it would end all that comes over this connection, for words of another version.
            report(trouble)
          }
        },
      })
      return () => subscription.unsubscribe()
    },
  }
}
