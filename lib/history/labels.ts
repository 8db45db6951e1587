/** Fields that no form shows, as a reader of the history calls them. */
export const HIDDEN_FIELDS: Record<string, string> = {
  passwordHash: 'Password',
  totpSecret: 'Segreto della verifica in due passaggi',
  totpEnabledAt: 'Verifica in due passaggi dal',
  secondFactorAt: 'Secondo fattore dal',
  permissions: 'Permessi',
  status: 'Stato',
  persone: 'Persone',
  documenti: 'Documenti',
  identificazione: 'Identificazione del cliente',
  incarico: 'Incarico di mediazione',
  riesame: 'Riesame',
  value: 'Valore',
  cancellato: 'Dati cancellati',
  consenso: 'Consenso',
  praticaId: 'Pratica',
  provvigioni: 'Percentuali delle provvigioni',
}
