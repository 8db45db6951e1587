/* For the pages that hold a frame: makes it as tall as what is in it. See docs/frames.md. */
;(() => {
  // Nobody is the current script where a page loads it as a module or takes it out again: then its tag tells, or the frame itself.
  const script = document.currentScript?.src
    ? document.currentScript
    : document.querySelector('script[src*="/iframes/embed.js"]')
  const from = script ?? document.querySelector('iframe[src*="/iframes/"]')
  if (!from) return
  const { origin } = new URL(from.src)
  const isOurs = (frame) => frame.tagName === 'IFRAME' && frame.src.startsWith(`${origin}/iframes/`)
  const frames = () => Array.from(document.querySelectorAll('iframe')).filter(isOurs)
  const loaded = new WeakSet()
  // Carries nothing: it only lets the frame know, after each of its steps, who is asking.
  const greet = (frame) => frame.contentWindow.postMessage({ source: 'chiaravia-host' }, '*')

  window.addEventListener('message', (event) => {
    if (event.origin !== origin) return
    const { source, type, height } = event.data ?? {}
    if (source !== 'chiaravia' || type !== 'height' || !(height > 0 && height < 30000)) return
    const frame = frames().find((one) => one.contentWindow === event.source)
    if (frame) frame.style.height = `${height}px`
  })
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!isOurs(target)) return
      greet(target)
      // A new step begins at its top, wherever the page was scrolled to.
      if (loaded.has(target) && target.getBoundingClientRect().top < 0) target.scrollIntoView()
      loaded.add(target)
    },
    true,
  )
  frames().forEach(greet)
})()
