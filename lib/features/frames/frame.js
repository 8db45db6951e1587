/* The numeric keypad has a dot where an Italian writes a comma. */
document.addEventListener('keydown', (event) => {
  const field = event.target
  if (event.code !== 'NumpadDecimal' || event.key !== '.' || field.inputMode !== 'decimal') return
  event.preventDefault()
  field.setRangeText(',', field.selectionStart, field.selectionEnd, 'end')
})

/* Tells the page around this frame how tall it is. The message is described in docs/frames.md. */
;(() => {
  if (window.parent === window) return
  const allowed = (document.documentElement.dataset.origins ?? '').split(' ').concat(location.origin)
  let host = ''
  let told = 0

  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (!host || height === told) return
    told = height
    window.parent.postMessage({ source: 'chiaravia', type: 'height', height }, host)
  }
  const meet = (origin) => {
    if (!allowed.includes(origin)) return
    host = origin
    told = 0
    tell()
  }
  const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : '')

  // Where the browser does not name its ancestors, a referrer of our own is the step before this one.
  const referrer = originOf(document.referrer)
  if (location.ancestorOrigins) meet(location.ancestorOrigins[0])
  else if (referrer !== location.origin) meet(referrer)
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && event.data?.source === 'chiaravia-host') meet(event.origin)
  })
  new ResizeObserver(tell).observe(document.body)
})()
