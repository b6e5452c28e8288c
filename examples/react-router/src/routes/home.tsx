import { HomePage } from '../site/HomePage'
import { readLanguage } from '../site/language'
import type { Route } from './+types/home'

export default function Home({ params }: Route.ComponentProps) {
  return <HomePage language={readLanguage(`/${params.language}`)} />
}
