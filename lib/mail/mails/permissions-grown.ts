import { defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & { chi: string; da: string; permessi: string }

/** To whoever got more rights, and to everybody who has all of them. */
export const permissionsGrown = defineMail<Data>({
  nome: 'Permessi in più a un amministratore',
  invio: 'A chi riceve nuovi permessi e a chi ha tutti i permessi.',
  demo: { nome: 'Ada', chi: 'Bruno Esempio', da: 'Carla Esempio', permessi: 'Gestire gli agenti' },
  write: (data) => ({
    subject: `Nuovi permessi per ${data.chi}`,
    preheader: data.permessi,
    title: 'Nuovi permessi',
    blocks: [
      hello(data),
      text(
        `${data.da} ha dato nuovi permessi a ${data.chi} per l’area Amministrazione. Valgono da subito, anche dove è già entrato.`,
      ),
      facts({ Permessi: data.permessi }),
      note(
        'Se non te lo aspettavi, avvisa subito chi dirige l’ufficio: i permessi si possono togliere in ogni momento.',
      ),
    ],
    because: 'riguarda gli accessi all’area Amministrazione',
  }),
})
