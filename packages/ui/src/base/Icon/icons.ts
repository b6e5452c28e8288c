export type { IconNode } from './IconNode.ts'

// A file each, so that a page bundles only those it uses.
export { arrowLeft } from './mirrored/arrowLeft.ts'
export { arrowRight } from './mirrored/arrowRight.ts'
export { chevronLeft } from './mirrored/chevronLeft.ts'
export { chevronRight } from './mirrored/chevronRight.ts'
export { signIn } from './mirrored/signIn.ts'
export { signOut } from './mirrored/signOut.ts'

export * from './ownIcons.ts'
export * from './tradeIcons.ts'

// Icons have our own names, so that only this folder depends on the icon set. A page bundles only those it uses.
export {
  BadgeCheck as professional,
  Ban as ban,
  Bell as bell,
  BellRing as bellRing,
  Bookmark as bookmark,
  Briefcase as briefcase,
  Calendar as calendar,
  Camera as camera,
  Check as check,
  ChevronDown as chevronDown,
  ChevronUp as chevronUp,
  ChevronsUpDown as sortable,
  CircleAlert as alert,
  ClipboardList as list,
  Clock as clock,
  Copy as copy,
  CreditCard as creditCard,
  EllipsisVertical as more,
  Eye as eye,
  EyeOff as eyeOff,
  File as file,
  GripVertical as grip,
  Hammer as hammer,
  House as house,
  ImageOff as noPhoto,
  ImagePlus as addPhoto,
  Info as info,
  KeyRound as key,
  LayoutDashboard as dashboard,
  Mail as mail,
  MapPin as pin,
  Menu as menu,
  MessageCircle as message,
  Minus as minus,
  Monitor as monitor,
  Moon as moon,
  Pause as pause,
  Pencil as edit,
  Phone as phone,
  Play as play,
  Plus as plus,
  RotateCcw as retry,
  Search as search,
  Share2 as share,
  SlidersHorizontal as filters,
  Star as star,
  Sun as sun,
  Trash2 as trash,
  Upload as upload,
  User as user,
  Users as users,
  Wrench as wrench,
  X as close,
} from 'lucide'
