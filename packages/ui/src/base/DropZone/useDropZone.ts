import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages, useProvider } from '../../provider/context.ts'
import { type FileRules, getFileProblem } from '../Field/fileRules.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { setInputFiles } from '../Field/setInputFiles.ts'
import type { DropZoneFile } from './DropZoneFile.ts'

interface DropZoneState extends FileRules {
  files: readonly DropZoneFile[] | undefined
  maxFiles: number
  isDisabled: boolean
  onAdd: ((files: File[]) => void) | undefined
  onRemove: ((id: DropZoneFile['id']) => void) | undefined
}

/** Returns the files of a drop zone, what is wrong with those that it refused, and functions that add and remove. */
export const useDropZone = (state: DropZoneState, input: RefObject<HTMLInputElement | null>) => {
  const { files, maxFiles, isDisabled, onAdd, onRemove } = state
  const { locale = 'en' } = useProvider().language ?? {}
  const t = useMessages()
  const [own, setOwn] = useState<readonly { id: number; file: File }[]>([])
  const [error, setError] = useState<string>()
  const lastId = useRef(0)
  const isOwn = files === undefined
  const shown: readonly DropZoneFile[] =
    files ?? own.map(({ id, file: { name, size } }) => ({ id, name, size }))

  useFormReset(input, () => {
    setOwn([])
    setError(undefined)
  })
  // The browser replaces the files of the input with each choice.
  useEffect(() => {
    if (isOwn && input.current)
      setInputFiles(
        input.current,
        own.map(({ file }) => file),
      )
  }, [own, isOwn, input])

  const add = (candidates: readonly File[]) => {
    if (isDisabled || candidates.length === 0) return
    const problems: string[] = []
    const accepted: File[] = []
    for (const file of candidates) {
      const problem = getFileProblem(file, state, { locale, t })
      if (problem !== undefined) problems.push(`${file.name}: ${problem}`)
      else if (shown.length + accepted.length < maxFiles) accepted.push(file)
      else if (maxFiles === 1 && isOwn && accepted.length === 0) accepted.push(file)
      else problems.push(`${file.name}: ${t('drop.tooMany', { count: maxFiles })}.`)
    }
    setError(problems.length > 0 ? problems.join(' ') : undefined)
    if (accepted.length === 0) return
    const added = accepted.map((file) => ({ id: (lastId.current += 1), file }))
    setOwn(maxFiles === 1 ? added : [...own, ...added])
    onAdd?.(accepted)
  }
  const remove = (id: DropZoneFile['id']) => {
    setError(undefined)
    setOwn(own.filter((one) => one.id !== id))
    onRemove?.(id)
  }
  return { shown, error, add, remove, canRemove: isOwn || onRemove !== undefined }
}
