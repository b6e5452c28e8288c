'use client'
import { useFormats } from '../provider/useFormats.ts'

/** Returns a function that formats an amount of money as one text. */
export const useMoneyText = () => {
  const formats = useFormats()
  return (amount: number): string =>
    formats
      .money(amount)
      .map(({ text }) => text)
      .join('')
}
