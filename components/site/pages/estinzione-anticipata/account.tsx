'use client'

import { euroOf } from '@/components/markup/format'
import type { Conteggio, Restituzione } from '@/lib/finance/early-settlement'
import { VOCI_ANTICIPATE } from '@/lib/finance/early-settlement'
import styles from './account.module.css'
import { useEarlyAccount } from './desk'

const COME = {
  lineare: 'in proporzione ai mesi che mancano',
  costo_ammortizzato: 'in proporzione agli interessi che mancano',
} as const

const comeText = ({ voce, criterio }: Restituzione): string => {
  if (criterio) return COME[criterio]
  return voce === 'imposte'
    ? 'le imposte non si restituiscono'
    : 'non è chiesto dalla banca: non si restituisce'
}

function Lines({ account }: { account: Conteggio }) {
  const { righe, capitaleResiduo, indennizzo, totaleRestituito, daPagare } = account
  return (
    <table className={styles.account}>
      <caption className="solo-voce">Il conteggio dell’estinzione anticipata</caption>
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Pagato</th>
          <th scope="col">Importo</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Capitale che resta</th>
          <td />
          <td>{euroOf(capitaleResiduo)}</td>
        </tr>
        <tr>
          <th scope="row">
            Indennizzo massimo
            <span>
              {indennizzo > 0
                ? 'l’1% del capitale che resta, lo 0,5% se manca un anno o meno, mai più degli interessi risparmiati'
                : 'non è dovuto'}
            </span>
          </th>
          <td />
          <td>{euroOf(indennizzo)}</td>
        </tr>
        {righe.map((riga) => (
          <tr key={riga.voce}>
            <th scope="row">
              {VOCI_ANTICIPATE[riga.voce]}
              <span>{comeText(riga)}</span>
            </th>
            <td>{euroOf(riga.pagato)}</td>
            <td>{riga.restituito > 0 ? `− ${euroOf(riga.restituito)}` : euroOf(0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totale restituito</th>
          <td />
          <td>{euroOf(totaleRestituito)}</td>
        </tr>
        <tr>
          <th scope="row">Da pagare per chiudere</th>
          <td />
          <td>{euroOf(daPagare)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The account line by line, for the loan in view. */
export function EarlyAccount() {
  const { result } = useEarlyAccount()
  if ('why' in result) return <p>{result.why}</p>
  return <Lines account={result.account} />
}
