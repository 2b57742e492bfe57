import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

/** Milliseconds for which a node is suspended. */
const FROZEN = 10_000

export interface Fault {
  readonly name: string
  /** The first node's connection to NATS can be cut. */
  readonly isCabled?: true
  /** Inflicts the fault, and repairs it after `playedOn` has shown that everybody can play despite it. */
  inflict(cluster: Cluster, round: number, playedOn: () => Promise<void>): Promise<void>
}

const serverAt = ({ servers }: Cluster, at: number) => servers[at % servers.length] as Cluster['servers'][0]

/** The servers form a ring; the one to kill is counted from the leader. */
const killServer = (name: string, stepsFromLeader: (round: number) => number): Fault => ({
  name,
  inflict: async (cluster, round, playedOn) => {
    const server = serverAt(cluster, (await cluster.leader()) + stepsFromLeader(round))
    await server.kill()
    await playedOn()
    await server.restart()
    await cluster.leader()
  },
})

export const FAULTS: readonly Fault[] = [
  { name: 'none', inflict: (_, __, playedOn) => playedOn() },
  {
    name: 'kill -9 a node',
    inflict: async (cluster, round, playedOn) => {
      await cluster.nodeAt(round).kill()
      await playedOn()
      await cluster.restartNode(round)
    },
  },
  killServer('kill -9 a follower', (round) => 1 + (round % 2)),
  killServer('kill -9 the leader', () => 0),
  {
    name: 'kill -9 all three servers',
    inflict: async (cluster) => {
      await Promise.all(cluster.servers.map((server) => server.kill()))
      await Promise.all(cluster.servers.map((server) => server.restart()))
      await cluster.leader()
    },
  },
  {
    name: 'pause a node for 10 s',
    inflict: async (cluster, round) => {
      const node = cluster.nodeAt(round)
      node.freeze()
      await pause(FROZEN)
      node.thaw()
    },
  },
  {
    name: 'cut a node from NATS',
    isCabled: true,
    inflict: async ({ cables }, _, playedOn) => {
      await Promise.all(cables.map((cable) => cable.cut()))
      await playedOn()
      await Promise.all(cables.map((cable) => cable.mend()))
    },
  },
  {
    name: 'nothing comes through between a node and NATS',
    isCabled: true,
    inflict: async ({ cables }, _, playedOn) => {
      for (const cable of cables) cable.mute()
      await playedOn()
      await Promise.all(cables.map((cable) => cable.cut()))
      await Promise.all(cables.map((cable) => cable.mend()))
    },
  },
  {
    name: 'rolling update of the nodes',
    inflict: async (cluster, _, playedOn) => {
      for (const at of [0, 1]) {
        await cluster.nodeAt(at).stop()
        await playedOn()
        await cluster.restartNode(at)
      }
    },
  },
  {
    name: 'rolling update of the NATS servers',
    inflict: async ({ servers }, _, playedOn) => {
      for (const server of servers) {
        await server.shutDown()
        await playedOn()
        await server.restart()
        // Waits for the same sign that operators have, then restarts the next server.
        await server.healthy()
      }
    },
  },
]
