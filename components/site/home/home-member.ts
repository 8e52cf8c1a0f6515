// A member's parts of the home page in one script: apart, each would carry its own copy of the query observers.
export { MemberWallet } from './member-wallet';
export { ResumeShelf } from './resume-shelf';
