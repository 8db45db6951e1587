import { canonicalPath } from './canonical-path'

describe('canonicalPath', () => {
  it.each([
    ['/Mutui', '/mutui'],
    ['/lavoraconnoi', '/lavoraConNoi'],
    ['/LAVORACONNOI/', '/lavoraConNoi'],
    ['/mutui/', '/mutui'],
    ['/Pagine/Trasparenza', '/pagine/trasparenza'],
    ['/segnalazionezetarent/anna-rossi', '/segnalazioneZetarent/anna-rossi'],
    ['/iframes/displayrata', '/iframes/displayRata'],
    [
      '/iframes/cloudcare/calcolatoremutui_prerequest/results',
      '/iframes/cloudCare/calcolatoreMutui_preRequest/results',
    ],
    ['/Mutui_a_noi/FB', '/mutui_a_noi/fb'],
    ['/Agente/Anna-Rossi/aziende', '/agente/anna-rossi/aziende'],
    ['/ADMIN/Login', '/admin/login'],
    ['/Agents/richieste', '/agents/richieste'],
    ['/Area-Clienti/register/K7QM', '/area-clienti/register/K7QM'],
    ['/Admin/feeds/leadRequests', '/admin/feeds/leadRequests'],
    ['/non-esiste/', '/non-esiste'],
    ['///', '/'],
    ['/agente/%70aola', '/agente/paola'],
    ['/agente/%50%41ola/', '/agente/paola'],
    ['/%6dutui', '/mutui'],
    ['/news/categoria/citt%c3%a0', '/news/categoria/citt%C3%A0'],
    ['/News/Categoria/CITT%c3%a0', '/news/categoria/citt%C3%A0'],
    ['/\\elsewhere.example/', '/%5Celsewhere.example'],
    ['/news/categoria/citt\xc3\xa0', '/news/categoria/citt%C3%A0'],
    ['/news/categoria/a&b', '/news/categoria/a%26b'],
    ['/agente/paola#x1', '/agente/paola%23x1'],
    ['/%2f%2felsewhere.example/', '/%2F%2Felsewhere.example'],
    ['/%5celsewhere.example/', '/%5Celsewhere.example'],
    ['/%09/elsewhere.example/', '/%09/elsewhere.example'],
  ])('%s → %s', (path, wanted) => {
    expect(canonicalPath(path)).toBe(wanted)
    expect(canonicalPath(wanted)).toBeNull()
  })

  it.each([
    '/',
    '/mutui',
    '/v2/News/',
    '/_next/static/A/',
    '/api/auth/x/',
    '/Sconosciuta',
    '//elsewhere.example/',
    '/news/%ff',
    '/news/%zz',
    '/news/100%25',
    '/admin/system/storage/documenti/a%3Ab',
    '/iframes/calcolatori/mutui/generic/%61',
    '/v2/news/%61',
  ])('leaves %s alone', (path) => expect(canonicalPath(path)).toBeNull())
})
