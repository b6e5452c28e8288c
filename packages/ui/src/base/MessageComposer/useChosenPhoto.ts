'use client'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../provider/context.ts'
import { prepareFile } from '../Field/prepareFile.ts'

interface Chosen {
  file: File | null
  /** URL of the preview. */
  preview: string | null
  error?: string | undefined
}

const nothing: Chosen = { file: null, preview: null }

interface PhotoRules {
  accept: string | undefined
  maxBytes: number | undefined
  maxPixels: number | undefined
}

/** Validates the photo that the user chooses and creates its preview. */
export function useChosenPhoto({ accept, maxBytes = Number.POSITIVE_INFINITY, maxPixels }: PhotoRules) {
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
  const [isPreparing, setPreparing] = useState(false)
  const lastChoice = useRef(0)
  const choose = async (candidate: File | undefined) => {
    if (!candidate || accept === undefined) return
    const choice = (lastChoice.current += 1)
    setPreparing(true)
    const { file, problem } = await prepareFile(candidate, { accept, maxBytes, maxPixels }, texts)
    // The user has chosen another photo, or none, meanwhile.
    if (choice !== lastChoice.current) return
    setPreparing(false)
    if (problem !== undefined) return setChosen((before) => ({ ...before, error: problem }))
    revoke()
    setChosen({ file, preview: URL.createObjectURL(file) })
  }
  const clear = () => {
    lastChoice.current += 1
    setPreparing(false)
    revoke()
    setChosen(nothing)
  }
  return { ...chosen, isPreparing, choose, clear }
}
