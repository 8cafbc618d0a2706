import { productName } from './i18n/texts.ts';
import { useTexts } from './i18n/use-texts.ts';
import { BrandedLoader } from './ui/loading/branded-loader.tsx';

const SIGN_IN_PATHS = ['/login', '/auth/sign-in'];
/** Pages that anybody may open: they only wait for the product itself. */
const PUBLIC_PATHS = /^\/($|signup|forgot-password|reset-password|verify-email|auth\/(?!oauth-callback))/;

/** True for pages that are nobody's own: they show without a word of the server. */
export const isOpenToAll = (path: string): boolean => SIGN_IN_PATHS.includes(path) || PUBLIC_PATHS.test(path);

/** The wait for the session, in the words that the spec gives to the page being opened (spec.md, 2, Guards). */
export const BootLoader = ({ path }: { path: string }) => {
  const { t } = useTexts('common', { screen: 'fr' });
  const product = productName();
  if (SIGN_IN_PATHS.includes(path))
    return <BrandedLoader product={product} text={t('loading.secureSpace')} />;
  if (PUBLIC_PATHS.test(path))
    return <BrandedLoader product={product} text={t('loading.product', { product })} />;
  return (
    <BrandedLoader product={product} text={t('loading.connecting')} detail={t('loading.connectingDetail')} />
  );
};
