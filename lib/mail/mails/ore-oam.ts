import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { mancano: string; giorno: string }

/** To an agent who is short of the hours of training that the OAM asks for. */
export const oreOam = defineMail<Data>({
  nome: 'Ore di formazione OAM mancanti',
  invio: 'All’agente a cui mancano ore di aggiornamento, ogni mese da quando si avvicina il giorno.',
  demo: { nome: 'Ada', mancano: '6 ore', giorno: '31/12/2026', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: `Aggiornamento OAM: mancano ${data.mancano} entro il ${data.giorno}`,
    preheader: 'Le trovi fra i corsi; se le hai fatte altrove invia l’attestato alla sede.',
    title: 'Ti mancano ore di aggiornamento',
    blocks: [
      hello(data),
      text(
        'per restare iscritto all’OAM servono ore di aggiornamento. Se le hai fatte altrove, invia alla sede gli attestati.',
      ),
      facts({ Mancano: data.mancano, Entro: data.giorno }),
      button('Apri i corsi', data.url),
    ],
  }),
})
