const CALCULATOR = [
  'generic',
  'results',
  'request',
  'contattaci',
  'contattaciPublic',
  'thankyouPublic',
  'thankyou',
]
const CLOUD_CARE = ['request', 'results', 'contattaci', 'thankyou']
const BEFORE_REQUEST = ['request', 'results', 'thankyou']

const under = (base: string, steps: readonly string[]) => steps.map((step) => `${base}/${step}`)

/** Every frame that partners show on their own pages; thank-you pages open only after a request. */
export const FRAMES: readonly string[] = [
  '/iframes/displayRata',
  '/iframes/displayPrestito',
  ...under('/iframes/calcolatori/mutui', CALCULATOR),
  ...under('/iframes/calcolatori/prestiti', CALCULATOR),
  ...under('/iframes/cloudCare/calcolatoreMutui', CLOUD_CARE),
  ...under('/iframes/cloudCare/calcolatoreMutui_preRequest', BEFORE_REQUEST),
]
