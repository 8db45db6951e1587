import { InitialsPicture } from './initials-picture'
import styles from './portrait.module.css'

interface Props {
  agent: { nome: string; cognome: string; urlPhoto: string | null }
  small?: boolean
}

/** The agent's photograph, or the initials where there is none. */
export function Portrait({ agent: { nome, cognome, urlPhoto }, small = false }: Props) {
  const size = small ? { width: 88, height: 96 } : { width: 220, height: 240 }
  return (
    <div className={styles.portrait} data-small={small || undefined}>
      {urlPhoto ? (
        <img src={urlPhoto} alt={`${nome} ${cognome}`} {...size} className={styles.photo} />
      ) : (
        <InitialsPicture initials={`${nome.charAt(0)}${cognome.charAt(0)}`.toUpperCase()} {...size} />
      )}
    </div>
  )
}
