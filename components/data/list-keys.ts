/** What the keys do in a list, for whoever shows them. They do nothing while somebody types. */
export const LIST_KEYS: readonly { key: string; label: string }[] = [
  { key: 'J, ↓', label: 'Riga successiva' },
  { key: 'K, ↑', label: 'Riga precedente' },
  { key: 'Invio', label: 'Apri la riga' },
  { key: 'Spazio', label: 'Guarda la riga accanto all’elenco' },
  { key: 'X', label: 'Scegli la riga' },
  { key: 'Esc', label: 'Chiudi il riquadro' },
]
