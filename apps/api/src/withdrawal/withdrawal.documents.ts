import { pageTitles, paths } from '@plomada/domain'
import { adminArea, textPage, type PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  textPage(paths.regret, 'src/withdrawal/WithdrawalPage.tsx', pageTitles.regret),
  { path: paths.adminWithdrawals, modules: [adminArea, 'src/withdrawal/AdminWithdrawalsPage.tsx'] },
]
