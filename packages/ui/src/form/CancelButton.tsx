'use client'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '../base/Button/Button.tsx'

interface CancelButtonProps {
  children: ReactNode
  onClick: () => void
}

/** Renders «Cancelar» of a form in a dialog, which stays open while the form submits. */
export const CancelButton = (props: CancelButtonProps) => {
  const { isSubmitting } = useFormikContext()
  return <Button variant="secondary" isDisabled={isSubmitting} keepsFocus {...props} />
}
