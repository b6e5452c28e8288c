import { useProvider } from '../../provider/context.ts'

/** Returns the share of a value in a range, from 0 to 1, and the same as a percentage in the locale of the provider. */
export const usePercent = (value: number, min: number, max: number) => {
  const locale = useProvider().language?.locale
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return { share, percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(share) }
}
