import * as icons from '../base/Icon/icons.ts'
import type { SocialLink } from '../navigation/Footer/Footer.tsx'

/** Example links. Operators should pass their own. */
export const defaultSocialLinks: readonly SocialLink[] = [
  { icon: icons.bird, name: 'Plomada en la red del pájaro', href: 'https://pajaro.plomada.example/' },
  { icon: icons.f, name: 'Plomada en la red de la f azul', href: 'https://f.plomada.example/' },
  { icon: icons.photo, name: 'Plomada en la red de fotos', href: 'https://fotos.plomada.example/' },
]
