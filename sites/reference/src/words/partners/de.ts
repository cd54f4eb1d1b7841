import type { PartnerWords } from './en.ts';

/** Words of the documentation for partners, in German. */
export const partners: PartnerWords = {
  link: 'Für Partner',
  nav: 'Dokumentation für Partner',
  pages: {
    start: 'Erste Schritte',
    events: 'Ereignisse und Methoden',
    look: 'Farben, Schriften und Teile',
    builder: 'Baukasten',
  },
  byDefault: 'Ohne Angabe',
  values: 'Werte',
  light: 'Hell',
  dark: 'Dunkel',
  inEnglish: 'Diese Liste ist englisch, wie im Quelltext.',
  start: {
    title: 'Den Test auf Ihrer Website einbetten',
    description:
      'Eine Anleitung für Partner: ein Script-Tag, alle Attribute mit ihren Werten, Schlüssel und Origins und die Zeilen für die Richtlinie Ihrer Seite.',
    lead: 'Ein Script-Tag und ein Element bringen den Test auf Ihre Seite. Das geht in reinem HTML, in Redaktionssystemen und mit jedem Framework.',
    tag: 'Die Zeilen für Ihre Seite',
    tagText:
      'Ersetzen Sie <code>your-key</code> durch Ihren Schlüssel. Der Link im Element ist der Ersatz: Ihn sehen alle, bei denen der Test nicht laufen kann. Der <builder>Baukasten</builder> schreibt die Zeilen mit Ihren Optionen und zeigt das Ergebnis.',
    key: 'Ihr Schlüssel und Ihre Origins',
    keyText:
      'Der Betreiber dieses Servers gibt Ihnen einen Schlüssel und trägt Ihre Origins ein. Ein Origin besteht aus Schema, Host und Port, zum Beispiel <code>https://www.your-site.example</code>. Jede Subdomain und jeder Port ist ein eigener Origin. Der Schlüssel ist kein Geheimnis.',
    keyWrong:
      'Kennt der Server den Schlüssel oder den Origin nicht, erscheint Ihr Ersatz. Die Konsole und das Ereignis <code>iq-test:error</code> nennen den Grund.',
    attributes: 'Attribute',
    attributesText:
      'Die Liste entsteht aus der Tabelle des Elements und ist deshalb immer aktuell. Sie können ein Attribut jederzeit ändern. Nur <code>set</code>, <code>isolation</code>, <code>loading</code> und <code>debug</code> werden gelesen, wenn das Element in die Seite kommt.',
    policy: 'Content Security Policy',
    policyText:
      'Sendet Ihre Seite eine Content Security Policy, dann ergänzen Sie diese Quellen. Für Stile ist nichts nötig. Hat das Script-Tag eine Nonce, kann <code>script-src</code> entfallen.',
    policyFrame: 'Mit isolation="iframe"',
    room: 'Nichts springt, wenn der Test lädt',
    roomText:
      'Fügen Sie diese Regel in Ihr Stylesheet ein. Sie hält den Platz des Elements frei, bis das Skript geladen ist. Bei <code>popup</code> und <code>fullscreen</code> genügen 60px, bei <code>floating</code> ist nichts nötig.',
    cms: 'WordPress und andere Redaktionssysteme',
    cmsText:
      'Fügen Sie die Zeilen in einen Block für eigenes HTML ein. Plug-ins, die Skripte zusammenfassen, kopieren oder verzögern, können verbergen, woher das Skript kommt. Nehmen Sie <code>embed.js</code> in deren Einstellungen aus, oder nennen Sie den Server am Element:',
    react: 'React, Vue und Bundler',
    reactText:
      'Die Zeilen oben funktionieren in jedem Framework. Das Paket <code>@quotient/iq-test</code> bringt dasselbe Element mit Typen und einem Hook für seine Ereignisse:',
    vueText:
      'Teilen Sie in Vue dem Compiler mit, dass das Tag ein Element ist: <code>isCustomElement: (tag) => tag === "iq-test"</code>.',
    frame: 'Ein Rahmen für den Test',
    frameText:
      'Üblicherweise läuft der Test in Ihrer Seite, in einem Shadow Root. Mit <code>isolation="iframe"</code> läuft er in einem Rahmen dieses Servers, und Skripte Ihrer Seite können weder Antworten noch Ergebnis lesen. Die Ereignisse bleiben gleich, nur ohne diese Werte.',
    problems: 'Wenn etwas nicht geht',
    problemsText:
      'Hängen Sie <code>?iq-test-debug</code> an die Adresse Ihrer Seite, oder geben Sie dem Element das Attribut <code>debug</code>. Die Konsole zeigt dann einen Bericht zu Partner, Richtlinie, Speicher und Bildern und sagt, was zu tun ist.',
  },
  events: {
    title: 'Ereignisse und Methoden des Tests',
    description:
      'Alle Ereignisse des Elements mit ihren Angaben und alle Methoden, die Ihre Seite aufrufen kann.',
    lead: 'Das Element teilt Ihrer Seite mit, was geschieht, und Ihre Seite kann dem Element sagen, was es tun soll.',
    events: 'Ereignisse',
    eventsText:
      'Es sind DOM-Ereignisse, die aufsteigen: Ein Listener am Dokument hört jedes Element. Jedes Ereignis trägt auch <code>hiddenData</code> (Ihre Daten aus dem Attribut) und <code>partner</code> (Ihren Schlüssel oder null).',
    private:
      'Kein Ereignis enthält die richtigen Antworten, ein Token oder eine E-Mail-Adresse. Nur <code>iq-test:results</code> enthält das Ergebnis, nach der Zahlung. Mit <code>isolation="iframe"</code> fehlen Antworten und Ergebnis.',
    methods: 'Methoden',
    methodsText:
      'Das Element hat diese Methoden, sobald das Skript gelaufen ist. Die Warteschlange <code>window.iqTest</code> nimmt Aufrufe jederzeit an, auf Wunsch mit einem CSS-Selektor:',
  },
  look: {
    title: 'Farben, Schriften und Teile des Tests',
    description:
      'So passt sich der Test Ihrer Seite an: eine Farbe, CSS-Variablen, Teile und Ihre eigene Schaltfläche.',
    lead: 'Der Test liegt in einem Shadow Root: Ihre Regeln reichen nicht hinein und seine nicht hinaus. Diese Wege führen hinein.',
    accent: 'Eine Farbe genügt',
    accentText:
      'Das Attribut <code>accent</code> nimmt Ihre Farbe. Der Test leitet die passenden Abstufungen ab, hell und dunkel, und verschiebt eine Farbe, die schwer zu lesen wäre. Mit <code>font="page"</code> nutzt er die Schriften Ihrer Seite.',
    variables: 'CSS-Variablen',
    variablesText:
      'Setzen Sie sie am Element. Jede Farbe hat außerdem eine Variable je Darstellung, etwa <code>--iq-light-accent</code> und <code>--iq-dark-accent</code>.',
    parts: 'Teile',
    partsText: 'Ein Teil ist etwas, das Sie gestalten können. Ein Zustand ist ein zweiter Teil daneben.',
    launcher: 'Ihre eigene Schaltfläche',
    launcherText:
      'Bei <code>popup</code>, <code>fullscreen</code> und <code>floating</code> öffnet eine Schaltfläche den Test in einem Dialog. Das kann Ihre sein:',
  },
  builder: {
    title: 'Baukasten: die Zeilen für Ihre Seite',
    description: 'Optionen wählen, den echten Test damit sehen und die Zeilen für Ihre Seite kopieren.',
    lead: 'Wählen, ansehen, kopieren. Die Adresse dieser Seite merkt sich Ihre Auswahl; Sie können sie weitergeben.',
    noScript:
      'Der Baukasten braucht JavaScript. Die Zeilen unten können Sie auch so kopieren; ersetzen Sie <code>your-key</code> durch Ihren Schlüssel.',
    options: 'Optionen',
    more: 'Weitere Optionen',
    reset: 'Zurücksetzen',
    notSet: 'Nicht festgelegt',
    usual: '{{value}} (Vorgabe)',
    snippet: 'In Ihre Seite',
    version: 'Version des Skripts',
    newest: 'Neueste Version',
    pinned: 'Feste Version',
    newestNote: 'Ihre Besucher bekommen jede neue Version sofort.',
    pinnedNote: 'Das Skript ändert sich nie. Version und Prüfsumme erneuern Sie selbst.',
    policy: 'In die Content Security Policy Ihrer Seite, falls sie eine hat',
    room: 'In Ihr Stylesheet, damit nichts springt, wenn der Test lädt',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und kopieren',
    preview: 'Vorschau',
    width: 'Breite der Vorschau',
    widths: { narrow: 'Handy', medium: 'Tablet', full: 'Volle Breite' },
    previewText: 'Das ist der echte Test. Gezählt wird erst, wenn Sie ihn starten.',
    notes: {
      popup: 'Die Schaltfläche öffnet den Test in einem Dialog.',
      fullscreen: 'Die Schaltfläche öffnet den Test im ganzen Fenster.',
      floating: 'Die Schaltfläche ist in der Ecke dieses Fensters.',
      directly:
        'Die Vorschau zeigt zuerst die Beschreibung. Auf Ihrer Seite erscheint sofort die erste Frage.',
      noKey: 'In einem Rahmen braucht die Vorschau einen Schlüssel.',
    },
    problems: {
      key: 'Ein Schlüssel besteht nur aus Kleinbuchstaben, Ziffern und Bindestrichen.',
      json: 'Das ist kein gültiges JSON. So sieht es aus: {"campaign":"june"}.',
      flat: 'Geben Sie ein Objekt ein. Seine Werte sind Texte, Zahlen, true oder false.',
    },
  },
  hints: {
    partner: 'Ihr Schlüssel. Der Server weiß, welche Origins ihn verwenden dürfen.',
    server: 'Adresse des Servers, falls ein Optimierer der Seite das Skript zusammenfasst oder kopiert.',
    lang: 'Sprache des Tests. Sonst die des Partners, der Adresse oder des Browsers.',
    words: 'Ihre Wörter anstelle unserer: die Adresse einer JSON-Datei oder das JSON selbst.',
    theme: 'Hell oder dunkel, oder wie die Seite ringsum.',
    brand: 'Eines unserer Aussehen.',
    accent: 'Ihre Farbe. Der Test leitet ihre Abstufungen daraus ab.',
    font: 'Die Schriften des Aussehens oder die der Seite.',
    set: 'Die Fragen des Tests.',
    mode: 'In der Seite oder in einem Dialog, den eine Schaltfläche öffnet.',
    loading: 'Wann der Test lädt: in Sichtnähe oder sofort.',
    start: 'Zuerst die Beschreibung oder sofort die erste Frage.',
    time: 'Die zuerst gewählte Zeit, als Vielfaches.',
    'price-display': 'Der Preis in der Beschreibung.',
    'hidden-data': 'JSON der Seite. Es kommt in jedem Ereignis zurück und wird nirgendwohin gesendet.',
    consent: 'Wozu auf der Seite eingewilligt wurde, etwa analytics.',
    isolation: 'Der Code läuft in der Seite oder in einem Rahmen dieses Servers.',
    debug: 'Schreibt einen Bericht in die Konsole der Seite.',
  },
};
