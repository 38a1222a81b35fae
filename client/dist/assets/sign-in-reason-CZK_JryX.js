function e(e){return{signInReason:e}}function t({state:e}){return e?.signInReason}export{e as n,t};
//# sourceMappingURL=sign-in-reason-CZK_JryX.js.map