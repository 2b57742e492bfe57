// For browsers older than those that package.json names: in words that they understand, since they read nothing else of ours.
;(function () {
  var root = document.documentElement
  // Of these, Safari has had the last since 15.4, Chrome since 98 and Firefox since 98.
  var isOld =
    !('noModule' in document.createElement('script')) ||
    !window.Promise ||
    !Array.prototype.at ||
    !Object.hasOwn ||
    !window.structuredClone ||
    !window.BroadcastChannel ||
    !(window.HTMLDialogElement && HTMLDialogElement.prototype.showModal)

  function line(language, text) {
    var paragraph = document.createElement('p')
    paragraph.lang = language
    paragraph.appendChild(document.createTextNode(text))
    return paragraph
  }

  function say(french, english) {
    var app = document.getElementById('app')
    if (!app) return
    app.textContent = ''
    var told = document.createElement('div')
    told.className = 'too-old'
    told.setAttribute('role', 'alert')
    told.appendChild(line('fr', french))
    told.appendChild(line('en', english))
    app.appendChild(told)
  }

  function sayOld() {
    say(
      'Ce navigateur est trop ancien pour Tabl\u00e9e\u00a0: mets-le \u00e0 jour, ou ouvre Tabl\u00e9e sur un autre appareil.',
      'This browser is too old for Tabl\u00e9e: update it, or open Tabl\u00e9e on another device.'
    )
  }

  // main.ts reads this and does not mount the app.
  if (isOld) {
    root.setAttribute('data-too-old', '')
    sayOld()
    return
  }

  // Any error that keeps the app from starting: until it has started the page shows only its name, or nothing.
  function hasBegun() {
    var app = document.getElementById('app')
    var first = app && app.firstElementChild
    return Boolean(first) && first.className !== 'opening' && first.className !== 'too-old'
  }
  function sayNotOpened() {
    say(
      'Tabl\u00e9e n\u2019a pas pu s\u2019ouvrir\u00a0: recharge la page, ou ouvre Tabl\u00e9e sur un autre appareil.',
      'Tabl\u00e9e could not open: reload the page, or open Tabl\u00e9e on another device.'
    )
  }
  window.addEventListener(
    'error',
    function (event) {
      if (hasBegun()) return
      if (event.error instanceof SyntaxError) sayOld()
      else if (event.error || (event.target && event.target.tagName === 'SCRIPT')) sayNotOpened()
    },
    true
  )
  window.addEventListener('unhandledrejection', function (event) {
    if (hasBegun()) return
    if (event.reason instanceof SyntaxError) sayOld()
    else sayNotOpened()
  })
})()
