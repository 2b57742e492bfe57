/** Imports go one way: kernel ← lexicon, decks ← games, log, protocol ← host ← server, web. What a room may not reach is listed with it. */
const noWay = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } })

const browserLog = {
  path: '^packages/log/src/',
  pathNot: '(/sqlite[^/]*|/jetstream[^/]*|/nats[^/]*|/free-port|/wal-commits|/append-until-killed|\\.test)\\.ts$',
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?]url$' } },
    noWay('packages-know-no-app', '^packages/', '^apps/'),
    noWay('kernel-knows-nobody', '^packages/kernel/', '^packages/(?!kernel/)|^apps/'),
    noWay(
      'words-and-decks-know-no-game',
      '^packages/(lexicon/|decks/(?!cli/))',
      '^packages/(games|log|protocol|host|rehearsal)/',
    ),
    noWay('games-know-no-table', '^packages/games/', '^packages/(log|protocol|host|rehearsal)/'),
    noWay('protocol-knows-only-the-kernel', '^packages/protocol/', '^packages/(?!protocol/|kernel/)'),
    noWay(
      'host-knows-no-rehearsal',
      '^(packages/host|apps)/(?!web/src/learn/|.*[.]test[.]ts$)',
      '^packages/rehearsal/',
    ),
    {
      name: 'host-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/(host|protocol)/src/', pathNot: '(/node|\\.test)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    noWay('decks-ship-without-the-lexicon', '^packages/decks/src/(?!.*[.]test[.]ts$)', '^packages/lexicon/'),
    noWay('apps-know-no-other-app-server', '^apps/server/', '^apps/web/'),
    noWay('apps-know-no-other-app-web', '^apps/web/', '^apps/server/'),
    noWay(
      'test-support-is-never-shipped',
      '^(?!.*([.]test[.]ts$|[.]spec[.]ts$|/test/|/testing/))(games|packages|apps)/',
      '^packages/game-kit/testing/',
    ),
    noWay('product-knows-no-tests', '^(packages|apps)/', '^(e2e|bench|scripts)/'),
    {
      name: 'kernel-and-games-touch-no-machine',
      severity: 'error',
      from: { path: '^packages/(kernel|games|decks)/', pathNot: '([.]test[.]ts$|/cli/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lexicon-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/lexicon/src/', pathNot: '(node|\\.test)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'log-runs-in-a-browser', severity: 'error', from: browserLog, to: { dependencyTypes: ['core'] } },
    {
      name: 'log-brings-no-server-to-a-browser',
      severity: 'error',
      from: browserLog,
      to: { path: ['^packages/log/src/(sqlite|jetstream|nats)', 'node_modules/(libsql|@nats-io)'] },
    },
    noWay('log-knows-only-the-kernel', '^packages/log/', '^packages/(?!log/|kernel/)'),
    {
      name: 'log-ships-no-tests',
      severity: 'error',
      from: { path: '^packages/log/src/', pathNot: '(/contract[^/]*|/sqlite-place|\\.test)\\.ts$' },
      to: { path: '^packages/log/src/(contract|sqlite-place|wal-commits|nats-trial)' },
    },
    {
      name: 'lexicon-ships-no-build-code',
      severity: 'error',
      from: { path: '^packages/lexicon/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/lexicon/(build|cli)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // What the bench compares with is installed by the bench alone.
    exclude: { path: '(^|/)dist/|^bench/peers/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'svelte', 'browser', 'types'],
    },
  },
}
