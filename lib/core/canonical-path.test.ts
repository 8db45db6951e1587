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
  ])('leaves %s alone', (path) => expect(canonicalPath(path)).toBeNull())
})
