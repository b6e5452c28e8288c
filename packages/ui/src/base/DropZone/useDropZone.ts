import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages, useProvider } from '../../provider/context.ts'
import type { FileRules } from '../Field/fileRules.ts'
import { prepareFile } from '../Field/prepareFile.ts'
import { setInputFiles } from '../Field/setInputFiles.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import type { DropZoneFile } from './DropZoneFile.ts'

interface DropZoneState extends FileRules {
  files: readonly DropZoneFile[] | undefined
  maxFiles: number
  maxPixels: number | undefined
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

  // Files are prepared one after the other, and others may be added or removed meanwhile.
  const count = useRef(shown.length)
  useEffect(() => {
    count.current = shown.length
  })
  const add = async (candidates: readonly File[]) => {
    if (isDisabled || candidates.length === 0) return
    const problems: string[] = []
    const accepted: File[] = []
    for (const candidate of candidates) {
      const { file, problem } = await prepareFile(candidate, state, { locale, t })
      if (problem !== undefined) problems.push(`${candidate.name}: ${problem}`)
      else if (count.current + accepted.length < maxFiles) accepted.push(file)
      else if (maxFiles === 1 && isOwn && accepted.length === 0) accepted.push(file)
      else problems.push(`${candidate.name}: ${t('drop.tooMany', { count: maxFiles })}.`)
    }
    setError(problems.length > 0 ? problems.join(' ') : undefined)
    if (accepted.length === 0) return
    const added = accepted.map((file) => ({ id: (lastId.current += 1), file }))
    setOwn((before) => (maxFiles === 1 ? added : [...before, ...added]))
    onAdd?.(accepted)
  }
  const remove = (id: DropZoneFile['id']) => {
    setError(undefined)
    setOwn((before) => before.filter((one) => one.id !== id))
    onRemove?.(id)
  }
  return { shown, error, add, remove, canRemove: isOwn || onRemove !== undefined }
}
