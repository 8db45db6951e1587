import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { area: string; da: string }

/** To somebody who was given an account: the link that chooses its first password. */
export const accountInvited = defineMail<Data>({
  nome: 'Invito ad aprire l’accesso',
  invio: 'A chi riceve un accesso dall’ufficio: il link per scegliere la prima password.',
  demo: { nome: 'Ada', area: 'Amministrazione', da: 'Bruno Esempio', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: 'Il tuo accesso all’area riservata',
    preheader: 'Scegli la password: il link vale sette giorni.',
    title: 'Scegli la tua password',
    blocks: [
      hello(data),
      text(`${data.da} ti ha aperto un accesso all’area ${data.area}. Per entrare scegli la tua password.`),
      button('Scegli la password', data.url),
      note(
        'Il link vale sette giorni e una volta sola. Se è scaduto, chiedine uno nuovo da «Password dimenticata», nella pagina di accesso.',
      ),
    ],
    because: 'qualcuno del tuo ufficio ti ha aperto un accesso',
  }),
})
