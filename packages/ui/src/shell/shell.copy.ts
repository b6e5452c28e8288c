import * as icons from '../base/Icon/icons.ts'

/** Words of the parts around every page. */
export * as shellCopy from './shell.words.ts'

/** A link to the product's page at a social network. */
export interface Social {
  /** The mark that is drawn. */
  icon: icons.Picture
  /** What the link is called. */
  name: string
  /** Where it goes. */
  href: string
}

/** Where the product can be followed, until its owner fills in other addresses. */
export const defaultSocials: readonly Social[] = [
  { icon: icons.bird, name: 'Plomada en la red del pájaro', href: 'https://pajaro.plomada.example/' },
  { icon: icons.f, name: 'Plomada en la red de la f azul', href: 'https://f.plomada.example/' },
  { icon: icons.photo, name: 'Plomada en la red de fotos', href: 'https://fotos.plomada.example/' },
]
