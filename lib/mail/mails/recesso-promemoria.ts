import { defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & {
  codice: string
  /** Its day and the last one to withdraw; null where the day of the contract is not known. */
  contratto: { firma: string; fino: string } | null
}

/** The right to withdraw, for who was informed less than a day before the contract. */
export const recessoPromemoria = defineMail<Data>({
  nome: 'Promemoria del diritto di recesso',
  invio:
    'Al cliente che ha avuto le informazioni sul credito meno di un giorno prima del contratto, da 1 a 7 giorni dopo.',
  demo: {
    nome: 'Ada',
    codice: 'Q26-8YH6GQG',
    contratto: { firma: '1/12/2026', fino: '15/12/2026' },
  },
  write: (data) => ({
    subject: 'Puoi ancora recedere dal tuo finanziamento',
    preheader: `Senza penali, ${data.contratto ? `fino al ${data.contratto.fino}` : 'entro 14 giorni dal contratto'}.`,
    title: 'Il tuo diritto di recesso',
    blocks: [
      hello(data),
      text(
        'hai concluso il contratto poco dopo avere ricevuto le informazioni sul credito: per questo ti ricordiamo che puoi recedere, senza dire perché e senza penali.',
      ),
      facts({
        Preventivo: data.codice,
        ...(data.contratto
          ? { 'Contratto del': data.contratto.firma, 'Recesso fino al': data.contratto.fino }
          : { Recesso: 'entro 14 giorni dal contratto' }),
      }),
      text(
        'Per recedere scrivi al finanziatore, come dice il contratto, e restituisci il capitale con gli interessi maturati. Il tuo consulente ti aiuta a farlo.',
      ),
      note('Se vuoi tenere il finanziamento non devi fare nulla.'),
    ],
    warns: true,
    because: 'hai concluso un finanziamento con il nostro aiuto',
  }),
})
