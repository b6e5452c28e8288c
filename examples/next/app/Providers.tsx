'use client'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
import type { LinkComponentProps } from '@plomada/ui/Provider'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** Makes the links of the library navigate with the router of Next. */
const NextLink = ({ href, ...rest }: LinkComponentProps) => <Link href={href} {...rest} />

export const Providers = ({ children }: { children: ReactNode }) => (
  <PlomadaProvider linkComponent={NextLink}>{children}</PlomadaProvider>
)
