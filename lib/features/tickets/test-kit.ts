/** A ticket that nobody has answered, with nothing of its clock but the instant at which it was opened, for tests. */
export const openedAt = (createdAt: Date) =>
  ({
    stato: 'aperto',
    createdAt,
    primaRispostaAt: null,
    primaRispostaEntro: null,
    pausaDal: null,
    minutiPausa: 0,
    scadeAt: null,
    avvisaAt: null,
    reclamoEntro: null,
  }) as const
