import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/** The release before this one: what UPGRADE_FROM names, or else the newest version's tag that this tree comes from. */
export function formerRelease(): string {
  const given = process.env.UPGRADE_FROM
  try {
    return git(
      'rev-parse',
      '--verify',
      `${given || git('describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^')}^{commit}`,
    )
  } catch {
    throw new EnvError(
      given
        ? `UPGRADE_FROM: git non conosce «${given}».`
        : 'Nessuna versione precedente ha un’etichetta (v…): UPGRADE_FROM dice da quale commit si aggiorna.',
    )
  }
}

/** Its sources in a folder of their own, and how they are taken away again; packages come with the first command. */
export function treeOf(commit: string, folder: string): () => void {
  git('worktree', 'add', '--detach', '--force', folder, commit)
  return () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

/** The migrations that this tree has and that one has not. */
export const addedSince = (commit: string): string[] =>
  git('diff', '--name-only', '--diff-filter=A', commit, 'HEAD', '--', 'prisma/migrations')
    .split('\n')
    .flatMap((file) => /migrations\/(\d+_\w+)\//.exec(file)?.[1] ?? [])
