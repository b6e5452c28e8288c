import { Footer, legalLinks } from '@plomada/ui'
import { paths } from '@plomada/domain'

/** The foot of every page but the payment's windows: the same at every address, so not drawn again at another. */
export const footer = <Footer homeHref={paths.home} contactHref={paths.contact} legal={legalLinks} />
