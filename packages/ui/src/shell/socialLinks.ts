import * as icons from '../base/Icon/icons.ts'

/** A link to the product's page on a social network. */
export interface SocialLink {
  /** Icon. */
  icon: icons.IconNode
  /** Accessible name. */
  name: string
  /** URL. */
  href: string
}

/** Example links. Operators should pass their own. */
export const defaultSocialLinks: readonly SocialLink[] = [
  { icon: icons.bird, name: 'Plomada en la red del pájaro', href: 'https://pajaro.plomada.example/' },
  { icon: icons.f, name: 'Plomada en la red de la f azul', href: 'https://f.plomada.example/' },
  { icon: icons.photo, name: 'Plomada en la red de fotos', href: 'https://fotos.plomada.example/' },
]
