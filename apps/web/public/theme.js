// Before the first paint, so that nobody who sits by the lamp is blinded by the day.
;(() => {
  var lamp = matchMedia('(prefers-color-scheme: dark)')
  function light() {
    var chosen
    try {
      chosen = localStorage.getItem('tablee.theme')
    } catch (_) {}
    var theme = chosen === 'light' || chosen === 'dark' ? chosen : lamp.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  light()
  lamp.addEventListener('change', light)
  addEventListener('tablee:theme', light)
})()
