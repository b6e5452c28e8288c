import type { Role } from '@plomada/domain'
import { brandName } from '../base/Logo/Logo.tsx'

/** Words of the parts around every page. */
export const shellCopy = {
  homeName: `${brandName}, inicio`,
  main: 'Principal',
  home: 'Inicio',
  professionals: 'Profesionales',
  allProfessionals: 'Ver todos los profesionales',
  offers: 'Servicios',
  createOffer: 'Crear Servicio',
  dashboard: 'Dashboard',
  signIn: 'Ingresar',
  signOut: 'Cerrar Sesion',
  openMenu: 'Abrir menú',
  menu: 'Menú',
  theme: 'Tema oscuro',
  account: 'Mi cuenta',
  role: (role: Role) => `Usuario ${role}`,
  profile: 'Mi Perfil',
  publications: 'Mis Publicaciones',
  assignments: 'Mis trabajos',
  applications: 'Mis Postulaciones',
  back: 'Volver',
  adminUsers: 'Administrar usuarios',
  adminOffers: 'Administrar servicios',
  adminTrades: 'Administrar oficios',
  adminCreateTrade: 'Crear oficio',
  contact: 'Contáctanos',
  social: 'Redes',
  legal: 'Legales',
  newTab: '(se abre en otra pestaña)',
  rights: (year: number) => `© ${year} ${brandName}. Todos los derechos reservados.`,
  loading: 'Cargando...',
  needsSignIn: 'Para seguir hace falta ingresar. Después se vuelve a esta página.',
  notFound: 'Página no encontrada',
  notFoundHelp: 'La dirección no existe o cambió de lugar.',
  forbidden: 'Sin permiso',
  forbiddenHelp: 'Esta cuenta no tiene acceso a esta página.',
  routeError: 'Unexpected Application Error!',
  routeErrorHelp: 'Algo falló al mostrar esta página. Recargar suele resolverlo.',
  reload: 'Recargar',
} as const

/** A link to the product's page at a social network. */
export interface Social {
  /** The mark that is drawn. */
  icon: 'bird' | 'f' | 'photo'
  /** What the link is called. */
  name: string
  /** Where it goes. */
  href: string
}

/** Where the product can be followed, until its owner fills in other addresses. */
export const defaultSocials: readonly Social[] = [
  { icon: 'bird', name: `${brandName} en la red del pájaro`, href: 'https://pajaro.plomada.example/' },
  { icon: 'f', name: `${brandName} en la red de la f azul`, href: 'https://f.plomada.example/' },
  { icon: 'photo', name: `${brandName} en la red de fotos`, href: 'https://fotos.plomada.example/' },
]
