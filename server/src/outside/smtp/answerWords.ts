/**
 * Words about the sender, its account, its server or the message. They take precedence, because an operator can fix
 * such problems, and a wrong guess the other way loses every email. Some words for the sender are in German, French,
 * Spanish, Italian, Dutch, Portuguese, Polish, Russian, Chinese, Japanese and Arabic.
 */
const ABOUT_US = [
  /(?<!return to |returned to )\b(?:senders?|originators?|from[- ](?:address|header|domain|field)|header from|return[- ]path|envelope[- ]from|mail[- ]?from|sendas\w*|send as|submissions?)\b/,
  /\b(?:absender\w*|versender|expediteur|remitente|remetente|mittente|afzender|nadawc\w*|avsandare\w*|afsender\w*|gonderen\w*)\b/,
  // Russian, Chinese, Japanese and Arabic. Unescaped, they would double the memory of the server's source.
  /\u043e\u0442\u043f\u0440\u0430\u0432\u0438\u0442\u0435\u043b|\u53d1\u4ef6\u4eba|\u5bc4\u4ef6\u4eba|\u5bc4\u4ef6\u8005|\u9001\u4fe1\u8005|\u9001\u4fe1\u5143|\u0627\u0644\u0645\u0631\u0633\u0644/,
  /\brelay(?:ing|ed|s)?\b|\brcpt ?hosts\b|\b(?:allowed|permitted|permission|right|rights) to (?:send|submit|use)\b/,
  /\b(?:for|from) sending\b|\bsending (?:is |has been |was )?(?:disabled|blocked|suspended|paused|stopped|denied|not)\b|\b(?:outgoing|outbound)\b/,
  /\bspam\w*|\bjunk\w*|\b(?:black|block|deny|real-?time)[- ]?list\w*|\b(?:spamhaus|spamcop|barracuda\w*|sorbs|uceprotect|mailspike|cloudmark|dns[- ]?bl|rbl|rhsbl|surbl|uribl|dbl|sbl|xbl|pbl)s?\b|\b(?:blocked|blocking|banned|reputation|suspended|suspension)\b|(?<!not )\blisted\b/,
  /\b(?:gesperrt\w*|bloque\w*|bloquead\w*|blockiert\w*|bloccat\w*|suspendu\w*|suspendid\w*)\b/,
  /\b(?:policy|policies|richtlinien?|politique|politicas?|spf|dkim|dmarc|rdns|ptr|reverse|helo|ehlo|tls|ssl|encrypt\w*|certificate)\b/,
  /\badministrative (?:prohibition|denial|rejection|block|restriction)\b|\badministratively (?:prohibited|denied|rejected|restricted|forbidden)\b/,
  /\b(?:un)?authenti[cf]\w*|\bautenti[cf]\w*|\b(?:un|non-?)?auth?ori[sz]\w*|\bautoris\w*|\bautorizad\w*|\bberechtigt\w*|\b(?:auth|login|log in|sign in|credentials?|password|identit(?:y|ies))\b|\bnot (?:been )?verified\b|\bunverified (?:sender|domain)\b/,
  /\b(?:sending|send|daily|hourly|weekly|monthly|hour|day|month|rate|smtp|transmission|connection|volume|api|plan|free|trial) (?:\w+ )?(?:quotas?|limits?|allowance)\b|\brate[- ]?limit\w*|\bper (?:second|minute|hour|day|week|month)\b/,
  /\btoo (?:many|fast|much|large|big|quickly|often|frequent\w*)\b|\b(?:frequency|frequently|flood\w*|excessive|throttl\w*|connections?|concurren\w*)\b|\bzu viele\b|\btrop de\b|\bdemasiad[oa]s\b|\bmessage size\b|\bmaximum size\b/,
  /\b(?:credits?|trial|subscriptions?|billing|billed|payments?|invoices?|unpaid|overdue|insufficient (?:funds|balance)|balance|prepaid|guthaben|licen[cs]es?|upgrade|pricing|sandbox|test(?:ing)? purposes|free (?:account|tier|plan|version))\b/,
  /\byour (?:\w+ )?(?:quotas?|limits?|accounts?|plan|access|network|country|region|isp|provider|hostname)\b|\byou (?:are|must|need|may|can)\b|\byou(?:'ve| have)? (?:already )?(?:exceeded|sent|reached (?:your|the|a) )/,
  /\b(?:smtp|sending|sender|submission|mailing|api|this smtp) accounts?\b|\baccounts? (?:is |has been |was |are |currently |temporarily |been )*(?:locked|restricted|limited|blocked|terminated|frozen|on hold|not active|not activated|compromised|hacked)\b/,
  /\b(?:content|virus\w*|malware|phish\w*|attachments?|headers?|bulk|unsolicited|abus\w+|complaints?|infected|botnets?|proxy|proxies|open resolver|dictionary attack|harvest\w*)\b/,
  /\b(?:dynamic|residential|dial-?up|geo-?ip|geo-?block\w*)\b|\b(?:mails?|messages?|e-?mails?|anything|traffic) (?:coming |sent )?from (?:you|your|this|that|unknown|these)\b/,
  /\bgr[ae]y-?list\w*|\btempor\w*|\bservice (?:is )?(?:not |un)available\b|\bmaintenance\b/,
  /\b(?:your|client|sending|source|remote|connecting|originating) (?:host|hosts|domain|server|ip|address|system|mta)\b/,
];

/** Words also used about mailboxes: they count if no code names the mailbox. */
const ABOUT_US_WITHOUT_CODE = [
  /\btry(?:ing)? (?:again|later)\b|\b(?:come|call) (?:again|back)\b/,
  /\b(?:ips?|client|hosts?|asn|network|country)\b/,
  /\baccounts? (?:is |has been |was |currently |been )*(?:disabled|inactive|deactivated|expired|closed)\b|\b(?:disabled|inactive|expired) account\b/,
];

/** The recipient itself, not the address, domain or account of anybody. */
const RECIPIENT =
  /\b(?:users?|mail ?box(?:es)?|recipients?|addressees?|inbox|storage allocation|(?:message|mail|e-?mail) to)\b/;

/** Words about the recipient's mailbox. */
const ABOUT_ADDRESS = [
  /\b(?:no|not an?|unknown|invalid|bad|undeliverable|non-?existent|unrout(?:e)?able|inactive|disabled) (?:such |known |valid |local |active |or )*(?:users?|mail ?box(?:es)?|recipients?|address(?:es)?|accounts?|person|destination|domain|alias)\b/,
  /\b(?:users?|mail ?box|recipient|address|account|addressee|domain|inbox|alias)\b.{0,60}?\b(?:unknown|unavailable|not (?:been |be )?(?:found|known|exist\w*|available|valid|active|accept\w*|listed)|(?:does not|doesn't|doesnt|did not) exist|no longer|invalid|inactive|disabled|full|over ?quota|rejected|refused|closed|deactivated|discontinued|expired|moved)\b/,
  /\b(?:mail ?box|user|recipient|inbox)\b.{0,40}?\bquota\b|\bover ?quota\b|\bmail ?box (?:size|storage)\b/,
  /\bexceeded storage allocation\b|\bdoes(?: not|n't) have an? .*\baccount\b/,
];

/** Words of a refusal without a subject: a server that doesn't know a mailbox uses simpler ones. */
const OPEN_WORDS =
  /\b(?:denied|forbidden|prohibit\w*|not (?:allowed|permitted)|quota|\w*limit\w*|kontingent\w*|exceed\w*|size|restrict\w*|internal|errors?|failed|failures?|busy|overload\w*|resources?|time-?out|timed out|dns|lookup|database|\w*config\w*|revoked|keys?|loops?|volume|envoi|envio|versand\w*|verweigert|acces refuse|acceso denegado|accesso negato|(?:message|mail|e-?mail) (?:was |is |has been )?(?:rejected|refused|denied|declined))\b/;

/** Lists of servers that send spam: their names show the subject of an answer. */
const BLOCKLIST_HOST =
  /spamhaus|spamcop|barracuda|sorbs|abuseat|uceprotect|surbl|uribl|dnsbl|mailspike|proofpoint|cloudmark|senderscore|invaluement|\bs?rbl\b|\/\/(?:dns|d|r)?bl\d?\./;

/** Words about a recipient that otherwise are about us. */
const OF_RECIPIENT =
  /\brelay[ _](?:recipients?|domains?|users?)[ _](?:table|maps?)\b|\b(?:mail ?box|recipient|addressee)(?:'s)?(?: account| address| mail ?box)? (?:is |has been |was |currently )*(?:blocked|suspended|locked|banned)\b|\b(?:blocked|suspended|locked) (?:mail ?box|recipient)\b|\b(?:postfach|empfanger|konto des empfangers) (?:ist |wurde )?(?:gesperrt|blockiert)\b/g;

/**
 * Words of an answer, in lower case without accents. Names of people and machines are removed: a mailbox may be
 * called `relay`.
 */
function wordsOf(response: string): string {
  return response
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\d{3}[ -]/gm, '')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, ' ')
    .replace(/\bhttps?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\b/g, (name) =>
      BLOCKLIST_HOST.test(name) ? ' blocklist ' : ' ',
    )
    .replace(/\u2019/g, "'")
    .replace(/[\s<>]+/g, ' ')
    .replace(OF_RECIPIENT, (phrase) => (phrase.startsWith('relay') ? ' ' : ' mailbox disabled '));
}

/** Subject of a mail server's answer; `open`: it refuses without a subject. */
interface Subject {
  us: boolean;
  /** Words about us that are also used about mailboxes. */
  usWithoutCode: boolean;
  address: boolean;
  recipient: boolean;
  open: boolean;
}

/** Finds the subject of a mail server's answer. */
export function subjectOf(response: string): Subject {
  const words = wordsOf(response);
  const hasOne = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(words));
  return {
    us: hasOne(ABOUT_US),
    usWithoutCode: hasOne(ABOUT_US_WITHOUT_CODE),
    address: hasOne(ABOUT_ADDRESS),
    recipient: RECIPIENT.test(words),
    open: OPEN_WORDS.test(words),
  };
}
