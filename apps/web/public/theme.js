// Runs before the first paint, so that a page in dark mode does not flash light and the layout does not shift.
// Old browsers read it, too: see old-browser.js.
;(function () {
  var lamp = matchMedia('(prefers-color-scheme: dark)')
  var root = document.documentElement
  function kept(name) {
    try {
      return localStorage.getItem('tablee.' + name)
    } catch (_) {
      return null
    }
  }
  function look() {
    var theme = kept('theme')
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : lamp.matches ? 'dark' : 'light'
    root.dataset.text = kept('text') || '100'
    root.dataset.motion = kept('motion') || 'auto'
  }
  look()
  if (lamp.addEventListener) lamp.addEventListener('change', look)
  addEventListener('tablee:look', look)
})()
