import type { Company } from '@/lib/core/company'
import { phoneHref } from '@/lib/italian/phone-text'
import { areaLinks } from './area-links'
import { Wordmark } from './brand'
import { Disclosure } from './disclosure'
import styles from './header.module.css'
import { MemberLink } from './member-link'
import { type NavGroup, navigation } from './nav'
import { SiteLink } from './site-link'

function Group({ group }: { group: NavGroup }) {
  const [only, ...others] = group.entries
  if (!only) return null
  if (others.length === 0) return <EntryLink {...only} />
  return (
    <Disclosure
      label={group.label}
      className={styles.group}
      buttonClass={styles.groupButton}
      panelClass={styles.dropdown}
    >
      {group.entries.map((entry) => (
        <EntryLink key={entry.href} {...entry} />
      ))}
    </Disclosure>
  )
}

function EntryLink({ href, label }: { href: string; label: string }) {
  return (
    <SiteLink href={href} className={styles.link}>
      {label}
    </SiteLink>
  )
}

/* Guest links and the client's name share one grid cell: choosing between them moves nothing. */
function Identity({ full = false }: { full?: boolean }) {
  return (
    <div className={styles.identity}>
      <div className={styles.guest}>
        <a href={areaLinks.accedi} className={styles.link}>
          Accedi
        </a>
        <a href={areaLinks.registrati} className={styles.register}>
          Registrati
        </a>
      </div>
      <MemberLink className={styles.member} full={full} />
    </div>
  )
}

function OutsideLinks({ company }: { company: Company }) {
  return (
    <>
      <a href={areaLinks.areaAgenti}>Area agenti</a>
      {company.sitoCarte ? (
        <a href={company.sitoCarte} rel="noopener">
          Carte di credito<span aria-hidden="true"> ↗</span>
        </a>
      ) : null}
    </>
  )
}

/** Top bar: who we are registered with, and how to reach us. */
export function TopBar({ company }: { company: Company }) {
  const { oam, telefono, orari } = company
  return (
    <section className={styles.topbar} aria-label="Iscrizione e recapiti">
      <div className={styles.topbarInner}>
        <p className={styles.oam}>
          {oam.numero ? (
            <>
              <span className={styles.long}>Mediatore creditizio iscritto all’</span>OAM{' '}
              <span className={styles.number}>n. {oam.numero}</span>
            </>
          ) : (
            'Mediatore creditizio'
          )}
        </p>
        {telefono ? (
          <a href={phoneHref(telefono)} className={styles.number}>
            {telefono}
          </a>
        ) : null}
        <span className={styles.hours}>{orari}</span>
        <div className={styles.outside}>
          <OutsideLinks company={company} />
        </div>
      </div>
    </section>
  )
}

/** Navigation bar; on a phone the links are behind the menu button. */
export function SiteHeader({ company }: { company: Company }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href="/" className={styles.home} aria-label={`${company.marchio}, pagina iniziale`}>
          <Wordmark marchio={company.marchio} />
        </SiteLink>
        <nav className={styles.wide} aria-label="Principale">
          {navigation.map((group) => (
            <Group key={group.label} group={group} />
          ))}
        </nav>
        <div className={styles.wideIdentity}>
          <Identity />
        </div>
        <Disclosure
          label="Menu"
          className={styles.menu}
          buttonClass={styles.menuButton}
          panelClass={styles.menuPanel}
        >
          <nav aria-label="Menu">
            {navigation.map((group) => (
              <div key={group.label} className={styles.menuGroup}>
                <p className={styles.menuTitle}>{group.label}</p>
                {group.entries.map((entry) => (
                  <EntryLink key={entry.href} {...entry} />
                ))}
              </div>
            ))}
            <div className={styles.menuGroup}>
              <p className={styles.menuTitle}>Aree riservate</p>
              <Identity full />
              <OutsideLinks company={company} />
            </div>
          </nav>
        </Disclosure>
      </div>
    </header>
  )
}
