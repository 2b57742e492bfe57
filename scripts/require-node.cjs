// ES5 only: it has to run on the old versions of Node that it refuses.
var wanted = [20, 19]
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < wanted[0] || (parts[0] === wanted[0] && parts[1] < wanted[1])) {
  console.error(
    'Tablée demande Node ' +
      wanted.join('.') +
      ' ou plus récent (ici : ' +
      process.versions.node +
      '). ' +
      'Tablée needs Node ' +
      wanted.join('.') +
      ' or later.',
  )
  process.exit(1)
}
