// Before the first paint, so that nobody who sits by the lamp is blinded by the day, nor anything jumps.
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
