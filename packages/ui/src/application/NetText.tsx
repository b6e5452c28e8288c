'use client'
import { type CommissionRule, getNet } from '@plomada/domain'
import { Text } from '../base/Text/Text.tsx'
import { useOverride } from '../marketplace/overrides.ts'
import { applicationMessages } from './application.messages.ts'
import { useMoneyText } from './useMoneyText.ts'

interface NetTextProps {
  /** Pesos that the client pays. Renders nothing of what is no price, as while it is typed. */
  amount: number
  /** What the platform keeps of them. */
  commission: CommissionRule
}

/** Renders what arrives of a price after the commission. */
export const NetText = ({ amount, commission }: NetTextProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  if (!Number.isSafeInteger(amount) || amount < 1) return null
  const net = toMoney(getNet(amount, commission) / 100)
  return (
    <Text size="small" weight="strong" isNumeric>
      {t(applicationMessages.arrives(toMoney(amount), net))}
    </Text>
  )
}
