import { randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Gossip } from '@tablee/host'

interface Envelope {
  readonly from: string
  readonly words: object
}

/** Gossip between nodes over NATS core: best effort, not stored, beside the log on the same connection. */
export const natsGossip = (nats: NatsConnection, name: string, report: (error: unknown) => void): Gossip => {
  const from = randomUUID()
  const subject = (topic: string) => `${name}.gossip.${topic}`
  return {
    say: (topic, words) => {
      const envelope: Envelope = { from, words }
      if (!nats.isClosed()) nats.publish(subject(topic), JSON.stringify(envelope))
    },
    hear: (topic, on) => {
      const subscription = nats.subscribe(subject(topic), {
        callback: (error, message) => {
          if (error !== null) return
          try {
            const envelope = message.json<Envelope>()
            if (envelope.from !== from) on(envelope.words)
          } catch (trouble) {
            // A message of another version must not throw here: that would end all subscriptions of this connection.
            report(trouble)
          }
        },
      })
      return () => subscription.unsubscribe()
    },
  }
}
