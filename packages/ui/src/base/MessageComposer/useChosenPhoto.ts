'use client'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../provider/context.ts'
import { getFileProblem } from '../Field/fileRules.ts'

interface Chosen {
  file: File | null
  /** URL of the preview. */
  preview: string | null
  error?: string | undefined
}

const nothing: Chosen = { file: null, preview: null }

/** Validates the photo that the user chooses and creates its preview. */
export function useChosenPhoto(accept: string | undefined, maxBytes = Number.POSITIVE_INFINITY) {
  const texts = { t: useMessages(), locale: useLocale() }
  const [chosen, setChosen] = useState(nothing)
  const { preview } = chosen
  const current = useRef(preview)
  useEffect(() => {
    current.current = preview
  }, [preview])
  const revoke = () => current.current !== null && URL.revokeObjectURL(current.current)
  useEffect(
    () => () => {
      if (current.current !== null) URL.revokeObjectURL(current.current)
    },
    [],
  )
  const choose = (file: File | undefined) => {
    if (!file || accept === undefined) return
    const error = getFileProblem(file, { accept, maxBytes }, texts)
    if (error !== undefined) return setChosen({ ...chosen, error })
    revoke()
    setChosen({ file, preview: URL.createObjectURL(file) })
  }
  const clear = () => {
    revoke()
    setChosen(nothing)
  }
  return { ...chosen, choose, clear }
}
