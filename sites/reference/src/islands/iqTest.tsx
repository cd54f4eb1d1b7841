import { askableSets } from '@quotient/contract/questionSets';
import { IqTest, loadI18n, resolveLocale } from '@quotient/iq-test';
import { object, parse, string } from 'valibot';
import { mountReact } from './mountReact.tsx';
import { followStage } from './stageTitle.ts';

const HeroSchema = object({ title: string(), lead: string() });
const TitlesSchema = object({ testing: string(), payment: string(), results: string() });

/**
 * The language that the address asks for (`?lang=`), if we speak it; else the page's, as the visitor's region writes it:
 * a page in German shows Swiss prices to who lives there.
 */
function localeOf(pageLanguage: string): string {
  const asked = new URLSearchParams(location.search).get('lang');
  const regional = navigator.languages.find((tag) => tag.split('-')[0] === pageLanguage);
  const { code, tag } = resolveLocale([asked, regional ?? pageLanguage]);
  return asked?.startsWith(code) || code === pageLanguage ? tag : pageLanguage;
}

/** The words come first: until then the prerendered landing stays. */
export async function mount(slot: HTMLElement, beforeTakeover: () => Promise<void>) {
  const { lang } = document.documentElement;
  const { hero, titles = '' } = slot.dataset;
  const stageTitles = { ...parse(TitlesSchema, JSON.parse(titles)), welcome: document.title };
  const locale = localeOf(lang);
  // what the page says of itself is in the page's language
  const isHeroSpoken = hero !== undefined && locale.split('-')[0] === lang;
  const i18n = await loadI18n({
    locale,
    overrides: isHeroSpoken ? { landing: parse(HeroSchema, JSON.parse(hero)) } : undefined,
  });
  await mountReact(
    slot,
    <IqTest
      i18n={i18n}
      set={askableSets.find((set) => set === slot.dataset.set)}
      onStage={(stage) => {
        // its surroundings are hidden while a test runs
        document.documentElement.dataset.stage = stage;
      }}
      onFlow={(flow) => followStage(flow, stageTitles)}
    />,
    { anew: i18n.language !== lang, beforeTakeover },
  );
}
