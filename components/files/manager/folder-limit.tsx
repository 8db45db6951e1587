import classes from './file-manager.module.css'
import { limitWords } from './folder-tree'
import { useFolders } from './use-folders'

/** By which folders a file is kept from some, whatever it says itself. */
export function FolderLimit({ folderId }: { folderId: string | null }) {
  const { tree } = useFolders()
  const words = limitWords(tree, folderId)
  return words && <p className={classes.limit}>{words}</p>
}
