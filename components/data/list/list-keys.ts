import type { KeyGroup } from '@/components/ui/key-help'

/** What the keys do in a list, for whoever shows them. They do nothing while somebody types. */
export const LIST_KEYS: KeyGroup = {
  title: 'Elenchi',
  keys: [
    { keys: ['j', '↓'], label: 'Riga successiva' },
    { keys: ['k', '↑'], label: 'Riga precedente' },
    { keys: ['Invio'], label: 'Apri la riga' },
    { keys: ['Spazio'], label: 'Guarda la riga accanto all’elenco' },
    { keys: ['x'], label: 'Scegli la riga' },
    { keys: ['Maiusc+x'], label: 'Scegli le righe fino a questa (o Maiusc e un clic)' },
    { keys: ['Esc'], label: 'Chiudi il riquadro' },
  ],
}
