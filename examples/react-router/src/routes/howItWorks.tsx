import { HowItWorksPage } from '../site/HowItWorksPage'
import { readLanguage } from '../site/language'
import type { Route } from './+types/howItWorks'

export default function HowItWorks({ params }: Route.ComponentProps) {
  return <HowItWorksPage language={readLanguage(`/${params.language}`)} />
}
