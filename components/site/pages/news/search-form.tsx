import styles from './search-form.module.css'

/** A plain form: it works before any script, and its answer has an address. */
export function SearchForm({ q = '' }: { q?: string }) {
  return (
    <form action="/news/cerca" method="get" className={styles.form}>
      <label htmlFor="cerca-news" className="solo-voce">
        Cerca fra le notizie
      </label>
      <input
        id="cerca-news"
        type="search"
        name="q"
        defaultValue={q}
        placeholder="Parole"
        maxLength={100}
        required
      />
      <button type="submit" className="azione-piana">
        Cerca
      </button>
    </form>
  )
}
