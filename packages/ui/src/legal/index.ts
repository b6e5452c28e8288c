export { closeAccountLabel, legalMessages, type LegalText } from './legal.messages.ts'
export { LegalLayout, type LegalLayoutProps } from './LegalLayout/LegalLayout.tsx'
